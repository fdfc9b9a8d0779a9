import { type Line, replaced } from './Line.ts'

/**
 * Verbs whose regular past no dictionary has, with their past and participle. "Putted" and "grinded" are not here: golfers
 * say the one, dictionaries have the other.
 */
const IRREGULAR = `catch caught caught, teach taught taught, break broke broken, cut cut cut, forget forgot forgotten, buy bought
  bought, bring brought brought, build built built, choose chose chosen, come came come, do did done, draw drew drawn, drink
  drank drunk, drive drove driven, eat ate eaten, fall fell fallen, feel felt felt, fight fought fought, find found found, fly
  flew flown, freeze froze frozen, get got got, give gave given, go went gone, grow grew grown, hear heard heard, hide hid
  hidden, hit hit hit, hold held held, hurt hurt hurt, keep kept kept, know knew known, lead led led, lend lent lent, let let
  let, lose lost lost, make made made, meet met met, pay paid paid, read read read, ride rode ridden, run ran run, say said
  said, sell sold sold, send sent sent, shake shook shaken, shoot shot shot, shut shut shut, sink sank sunk, sleep slept slept,
  speak spoke spoken, spend spent spent, split split split, spread spread spread, steal stole stolen, stick stuck stuck, swear
  swore sworn, sweep swept swept, swim swam swum, swing swung swung, take took taken, tear tore torn, tell told told, think
  thought thought, throw threw thrown, understand understood understood, wear wore worn, win won won, write wrote written`
const HELPING = /^(?:am|is|are|was|were|be|been|being|has|have|had|having|get|gets|got|getting)$/

interface Forms {
  readonly past: string
  readonly participle: string
}

const FORMS: ReadonlyMap<string, Forms> = new Map(
  IRREGULAR.split(',').flatMap((entry) => {
    const [base = '', past = '', participle = ''] = entry.trim().split(/\s+/)
    const forms = { past, participle }
    return [
      `${base.replace(/e$/, '')}ed`,
      `${base}${base.at(-1)}ed`,
      `${base.replace(/y$/, 'i')}ed`,
      ...(base === past ? [] : [`${past}ed`]),
    ].map((regular) => [regular, forms] as const)
  }),
)

/** With the irregular forms of verbs that were given regular ones: "is catched" as "is caught". */
export function withIrregularForms(line: Line): string {
  const { tokens, language } = line
  const changes = new Map<number, string>()
  for (const [at, { key, text }] of tokens.entries()) {
    const forms = FORMS.get(key)
    if (forms === undefined || text !== key || language.isKnown(key)) continue
    let before = at - 1
    while (tokens[before]?.tag === 'ADV' || tokens[before]?.key === 'not') before -= 1
    const [help, next] = [tokens[before], tokens[at + 1]]
    // "the breaked cup"
    const isQuality = tokens[at - 1]?.tag === 'DET' || next?.tag === 'NOUN'
    changes.set(
      at,
      HELPING.test(help?.key ?? '') || (isQuality && help?.tag === 'DET') ? forms.participle : forms.past,
    )
  }
  return replaced(line, changes)
}
