import type { Language } from './Language.ts'

/** Words by how common they are: the keys of the word list end in a level from 10, the most common, to 70. */
export type WordLists = Readonly<Record<string, readonly string[]>>

/**
 * The rarest words that two swapped letters and a lost one are taken for, those that another mistake is, and those that
 * somebody may have meant at all.
 */
const RAREST = { swapped: 35, lost: 35, other: 20, mistyped: 40 } as const
/** The level of words that everybody uses all the time. */
const COMMONEST = 10
/** The level of words that hardly anybody knows. */
const RAREST_OF_ALL = 70
/** A shorter word has too many neighbors. */
const SHORTEST = { swapped: 3, other: 5, lost: 6 } as const
/** A longer word is no word. */
const LONGEST = 30
/** Words whose corrections are kept. */
const MOST_REMEMBERED = 2_000
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A shorter word that no list has is a mistake, in letters. */
const SHORTEST_TERM = 7
/** What words of a trade end in. */
const TERM_END =
  /(?:at(?:e|ed|es|ing|or|ion)|ive|i[sz](?:e|ed|es|ing)|if(?:y|ies)|ic|al|ous|oid|itis|[oa]sis|emia|ectomy|scop[ey]|met(?:er|ry)|graphy?|gram|phone|ability|ment|ness|er|or|ist|ite|ine|ide|ol|ase|gen|lysis|plasty|therapy|able|age|ium|um|ella|ula)s?$/
/** What words of a trade begin with: "ultrafiltration". */
const PREFIX =
  /^(?:ultra|hypo|hyper|micro|nano|electro|hydro|thermo|photo|cryo|poly|bio|neuro|cardio|intra|inter|endo|peri|semi|multi|mis|anti|retro|trans|re|de|un)(\p{L}{4,})$/u

/** "uncoded", which is no "encoded". */
const UNDONE = /^un\p{L}{2,}ed$/u

/** Sounds, however long they are. */
const SOUND = /^(?:u+h+m*|h+m+|u+m+|e+r+m*|a+h+|o+h+|a+r+g+h+|u+g+h+|e+w+|m+|m+h+m*)$/

/** Words of chats and of work that the list lacks. */
const ADDED =
  `ok okay etc pls plz thx lol idk tbh btw asap dunno yep nope haha hmm ugh app apps email emails online offline
  website websites wifi smartphone laptop spreadsheet spreadsheets webinar login logins checklist checklists whiteboard
  onboarding onboard handover handovers comms pre app pdf excel ai gps wi fi covid signup bullshit blog podcast podcasts
  shit fuck crap kanban barcode brb gtg ttyl admin dev ux backend frontend uptime sysadmin timesheet dashcam keycard
  passcode podcaster lightbox softbox strimmer scaffolder pilates jetlag boutonniere intro intros outro outros vlog vlogs
  repo repos config configs signin dropdown livestream glovebox lockdown ebook ebooks hotfix rollout changelog datasheet
  hotspot captcha touchpad trackpad inkjet polytunnel`.split(/\s+/)

/** Knows the words of a list, and mends words that are one mistake away from a common one. */
export function createSpelling(lists: WordLists): Pick<Language, 'isKnown' | 'isTerm' | 'corrected'> {
  const levels = new Map<string, number>()
  for (const [name, words] of Object.entries(lists)) {
    const level = Number(/^english\/(?:american\/|british\/)?(\d+)$/.exec(name)?.[1])
    if (Number.isNaN(level)) continue
    for (const word of words) {
      levels.set(word, Math.min(levels.get(word) ?? level, level))
      // "café" is typed as "cafe".
      const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
      if (plain !== word && !levels.has(plain)) levels.set(plain, level)
    }
  }
  for (const word of ADDED) if (!levels.has(word)) levels.set(word, 50)

  const isKnown = (word: string): boolean => {
    const key = word.toLowerCase().replaceAll('’', "'")
    if (levels.has(key) || /^\P{L}+$/u.test(key) || key === "'s") return true
    // The list has "seatbelt" and "offcuts", but not "seatbelts" and "offcut".
    if (key.length > SHORTEST.other && (levels.has(`${key}s`) || levels.has(key.replace(/s$/, ''))))
      return true
    const parts = key.split(/[-'/]/).filter((part) => part.length > 1)
    return parts.length > 0 && parts.every((part) => levels.has(part))
  }
  const isUsed = (word: string): boolean => (levels.get(word) ?? 100) <= RAREST.lost
  const correctedOnce = (word: string): string | null => {
    const only = (near: readonly string[], kind: 'swapped' | 'other'): string | null | undefined => {
      const found = [...new Set(near)].filter((each) => (levels.get(each) ?? 100) <= RAREST[kind])
      if (found.length === 0 || word.length < SHORTEST[kind]) return undefined
      return found.length === 1 ? (found[0] ?? null) : null
    }
    // Two letters in the wrong order, or one letter twice, are surely a mistake. Others are if one word alone is near.
    const others = [...longer(word), ...shorter(word), ...replaced(word)]
    const found = only(swapped(word), 'swapped') ?? only(doubled(word), 'swapped')
    if (found === undefined) {
      // "recipt": a letter that was left out is likelier than another one that was typed in its place.
      const lost = word.length < SHORTEST.lost ? null : (only(longer(word), 'other') ?? null)
      const other = lost ?? only(others, 'other') ?? null
      const isRare = other !== null && longer(word).some((each) => each !== other && isUsed(each))
      return isRare && word.length >= SHORTEST.lost ? null : other
    }
    // "teh": the commonest words are mistyped most often.
    if (found !== null && levels.get(found) === COMMONEST && word.length < 5) return found
    return others.some((each) => each !== found && levels.get(each) === COMMONEST) ? null : found
  }
  const remembered = new Map<string, string | null>()
  const corrected = (word: string): string | null => {
    if (word.length > LONGEST || !/^[a-z]+$/.test(word) || SOUND.test(word) || isKnown(word)) return null
    // "degreasing" is not "decreasing", but the "pretor" of "interpretor" is by chance.
    const rest = PREFIX.exec(word)?.[1] ?? ''
    const isLong = rest.length > SHORTEST.other || UNDONE.test(word)
    if (isLong && isKnown(rest) && levels.get(rest) !== RAREST_OF_ALL) return null
    const known = remembered.get(word)
    if (known !== undefined) return known
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    const found = correctedOnce(word)
    remembered.set(word, found)
    return found
  }
  const added = new Set(ADDED)
  const isCommon = (word: string): boolean => (levels.get(word) ?? 100) <= RAREST.mistyped || added.has(word)
  const near = (word: string) => [...swapped(word), ...longer(word), ...shorter(word), ...replaced(word)]
  const isJoined = (word: string): boolean =>
    places(word).some((at) => at > 0 && isCommon(word.slice(0, at)) && isCommon(word.slice(at)))
  const isMistyped = (word: string): boolean =>
    isJoined(word) || near(word).some(isCommon) || shorter(word).some((each) => near(each).some(isCommon))
  const rememberedTerms = new Map<string, boolean>()
  const isTerm = (word: string): boolean => {
    const key = word.toLowerCase()
    if (key.length < SHORTEST_TERM || key.length > LONGEST || !/^[a-z]+$/.test(key) || isKnown(key))
      return false
    const known = rememberedTerms.get(key)
    if (known !== undefined) return known
    if (rememberedTerms.size >= MOST_REMEMBERED) rememberedTerms.clear()
    const rest = PREFIX.exec(key)?.[1]
    const found =
      (rest !== undefined && isKnown(rest)) ||
      (TERM_END.test(key) && !/^(?:the|and|with|for)/.test(key) && !isMistyped(key))
    rememberedTerms.set(key, found)
    return found
  }
  return { isKnown, isTerm, corrected }
}

const places = (word: string): readonly number[] => [...Array(word.length + 1).keys()]

const swapped = (word: string): readonly string[] =>
  places(word)
    .slice(0, -2)
    .map((at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2))

/** With a letter that was typed once instead of twice, or twice instead of once. */
const doubled = (word: string): readonly string[] =>
  places(word)
    .slice(0, -1)
    .flatMap((at) => [
      word.slice(0, at) + word.charAt(at) + word.slice(at),
      ...(word.charAt(at) === word.charAt(at + 1) ? [word.slice(0, at) + word.slice(at + 1)] : []),
    ])

const longer = (word: string): readonly string[] =>
  places(word).flatMap((at) => [...LETTERS].map((letter) => word.slice(0, at) + letter + word.slice(at)))

const shorter = (word: string): readonly string[] =>
  places(word)
    .slice(0, -1)
    .map((at) => word.slice(0, at) + word.slice(at + 1))

const replaced = (word: string): readonly string[] =>
  places(word)
    .slice(0, -1)
    .flatMap((at) => [...LETTERS].map((letter) => word.slice(0, at) + letter + word.slice(at + 1)))
