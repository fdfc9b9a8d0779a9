import { isVerb, possibleBases, wordSet } from '@outcome-studio/shared/domain/checker'
import type { Token } from '../language/Language.ts'

const IRREGULAR_PLURALS = wordSet(
  'people children men women teeth feet mice geese lives knives leaves shelves halves wolves loaves criteria phenomena staff police personnel',
)
/** Ends in -s, and is one thing. */
const SINGULARS = wordSet(
  'news customs logistics series bus gas glass class process access business address success progress lens',
)
/** Nouns without a plural, and with no "a". */
const MASS = wordSet(
  `water air paper food money time work staff data information equipment furniture luggage software hardware flour dough
  sand soil dust dirt blood pain noise traffic weather rain snow ice glass metal wood steel oil fuel gas power energy
  electricity heat feedback advice knowledge research evidence progress training waste rubbish garbage trash material
  medication medicine laundry clothing mail post meat milk bread sugar salt rice coffee tea paint concrete cement mortar
  frost fog hail wind sunshine lightning mold mould rust dew blight heat mud smoke steam
  petrol diesel shampoo soap detergent wax varnish lacquer resin packaging wrapping cardboard gravel compost mulch manure
  ink toner thread wool cotton silk linen foam tape wire rope timber lumber plywood clay plaster grout primer bleach
  disinfectant butter cream cheese vinegar wine beer juice yeast malt honey chocolate batter gasoline heating electricity
  goodwill sleep stationery greenery sawdust lettuce salad soup sauce meal-prep glaze solvent thinner hay
  film wrap foil mesh netting padding string twine sealant putty filler adhesive solder icing frosting pastry postage
  seed bait bedding fleece felt cork turf topsoil sealer polish lime fertilizer fertiliser
  customs logistics reception management dispatch payroll procurement wax whey
  fabric yarn leather plastic glue grass hay straw feed fish fruit produce stock space room stone marble granite slate porcelain`,
)

const isPluralForm = (key: string): boolean =>
  IRREGULAR_PLURALS.has(key) ||
  /(?<!speci|regi|abdo|cycla|lu|acu|sta)men$/.test(key) ||
  (/[^sui]s$/.test(key) && !SINGULARS.has(key))

/** Whether a noun is in the plural; of "staff" and "police" too. */
export const isPlural = ({ key, base }: Token): boolean =>
  (key !== base && /[^s]s$/.test(key) && !SINGULARS.has(key)) || isPluralForm(key)

/** Whether a noun needs no article in the singular. */
export const isMass = ({ key }: Token): boolean =>
  MASS.has(key) ||
  /(?:(?<!wit|har|gover)ness|ity|ism|ance|ence|age|ure)$/.test(key) ||
  (key.endsWith('ing') && key.length > 5)

const NO_ADDED: ReadonlySet<string> = new Set()

/** Whether a word is a form of a verb that is known as one, whatever it is in its context. */
export const isVerbForm = ({ key }: Token): boolean =>
  isVerb(key, NO_ADDED) || possibleBases(key).some((base) => isVerb(base, NO_ADDED))

/** "checking"; of "building" too, which the tagger takes for a noun. */
export const isGerund = (token: Token): boolean =>
  token.key.endsWith('ing') &&
  token.key.length > 4 &&
  (token.key !== token.base ||
    (token.tag === 'VERB' && /[aeiouy]/.test(token.key.slice(0, -'ing'.length))) ||
    possibleBases(token.key).some((base) => isVerb(base, NO_ADDED)))

/** "checks": the form after "he". */
export const isThirdPerson = ({ key, base }: Token): boolean =>
  key !== base && key.endsWith('s') && !key.endsWith('ss')

export const isBase = ({ key, base }: Token): boolean => key === base

/** Verbs whose past and participle equal the base form. */
const UNCHANGED = wordSet(
  'put cut set hit let shut cost hurt split spread quit burst cast read misread reread reset upset offset overcut',
)
/** Participles that are never the past. */
const IRREGULAR_PARTICIPLES = wordSet(
  `broken eaten given taken written driven hidden fallen frozen chosen spoken stolen worn torn sworn drawn grown known
  thrown shown blown flown done gone seen been begun drunk sung rung sunk shrunk swum forgotten gotten bitten beaten woven
  shaken mistaken ridden risen overrun misheard misunderstood overheard mislaid misled unheard overdrawn overdone`,
)

/** Pasts that are never participles. */
const IRREGULAR_PASTS = wordSet(
  `came went took gave saw knew wrote did was were ran began drank sang rang sank shrank swam forgot bit ate wove shook
  rode rose drove broke spoke stole wore tore drew grew threw showed blew flew fell froze chose hid became overran`,
)

/** Whether a word is a participle after "is": "the strings are set" too. */
export const isState = (token: Token): boolean =>
  isParticiple(token) &&
  (token.key !== token.base || UNCHANGED.has(token.key) || IRREGULAR_PARTICIPLES.has(token.key))

export const isParticiple = (token: Token): boolean =>
  !IRREGULAR_PASTS.has(token.key) &&
  (IRREGULAR_PARTICIPLES.has(token.key) ||
    UNCHANGED.has(token.key) ||
    (token.key !== token.base && !isGerund(token) && !isThirdPerson(token)))

/** A form that can follow a subject of any number, in the past. */
export const isPast = (token: Token): boolean =>
  !IRREGULAR_PARTICIPLES.has(token.key) &&
  token.key !== token.base &&
  !isGerund(token) &&
  !isThirdPerson(token)

/** "check" as "checks". */
export function thirdPersonOf(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

/** "nurse" as "nurses". */
export function pluralOf(noun: string): string {
  if (isPluralForm(noun.toLowerCase())) return noun
  if (/(?:s|x|z|(?<!te)ch|sh)$/.test(noun)) return `${noun}es`
  if (/man$/.test(noun) && !/human$/.test(noun)) return `${noun.slice(0, -3)}men`
  if (/person$/.test(noun)) return `${noun.slice(0, -6)}people`
  if (/(?:wife|knife|life|leaf|half|shelf|wolf|thief)$/.test(noun)) return noun.replace(/fe?$/, 'ves')
  if (/child$/.test(noun)) return `${noun}ren`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}
