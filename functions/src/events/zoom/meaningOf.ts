import type { ZoomMeaning } from './ZOOM_ANSWERS.ts'

/**
 * What went wrong with Zoom:
 * - unreachable: no answer, a broken one, or a failure on Zoom's side. The request may have been carried out.
 * - limited: too many requests at the moment. The request was not carried out.
 * - limitedToday: too many of these requests today. The request was not carried out.
 * - unauthorized: Zoom does not accept the app's credentials.
 * - refused: Zoom does not do this; see `code`.
 * - malformed: the answer is none that this client knows. The request may have been carried out.
 */
export type ZoomErrorKind =
  | 'unreachable'
  | 'limited'
  | 'limitedToday'
  | 'unauthorized'
  | 'refused'
  | 'malformed'

/** What Zoom answered to a request that it did not carry out. */
interface Refusal {
  /** Method and path without ids. */
  readonly operation: string
  /** HTTP status; null without an answer. */
  readonly status: number | null
  /** Zoom's own code; null if it gave none. */
  readonly code: number | null
  /** Zoom's own message. It is compared, but neither stored nor logged: it may contain personal data. */
  readonly message: string
  /** Names of the fields that Zoom did not accept. */
  readonly fields: readonly string[]
}

interface Rule {
  readonly codes: readonly number[]
  /** Only for answers to a registration or about registrants. */
  readonly ofRegistrants?: true
  readonly message?: RegExp
  readonly field?: RegExp
  readonly meaning: ZoomMeaning
}

/**
 * Codes of Zoom (https://developers.zoom.us/docs/api). Several have more than one meaning, so messages and fields are
 * looked at as well. The first rule that fits decides.
 */
const RULES: readonly Rule[] = [
  { codes: [124, 4700, 4711], meaning: 'notConnected' },
  { codes: [1001, 1010, 1120], meaning: 'userUnknown' },
  { codes: [3001], meaning: 'eventGone' },
  { codes: [3027], meaning: 'hostCannotRegister' },
  { codes: [3034], meaning: 'emailNotAccepted' },
  { codes: [3035, 3043], meaning: 'full' },
  { codes: [3038], meaning: 'eventOver' },
  { codes: [200], message: /plan|subscri/i, meaning: 'planMissing' },
  {
    codes: [300, 404, 3000],
    message: /registration (?:has|is|was)? ?not (?:been )?enabled/i,
    meaning: 'registrationOff',
  },
  { codes: [3000], message: /paid registration/i, meaning: 'paidAtZoom' },
  { codes: [3000], message: /limit for the number|maximum .*capacity/i, meaning: 'full' },
  { codes: [404], ofRegistrants: true, message: /^$/, meaning: 'registrationOff' },
  { codes: [300], ofRegistrants: true, field: /^(?:first|last)_name$/, meaning: 'nameNotAccepted' },
  { codes: [300], ofRegistrants: true, field: /^email$/, meaning: 'emailNotAccepted' },
  { codes: [300], ofRegistrants: true, field: /./, meaning: 'questionsRequired' },
  { codes: [300], ofRegistrants: true, message: /question|required/i, meaning: 'questionsRequired' },
]

const KINDS: Readonly<Record<Exclude<ZoomErrorKind, 'refused'>, ZoomMeaning>> = {
  unreachable: 'unreachable',
  limited: 'busy',
  limitedToday: 'busyToday',
  unauthorized: 'notConnected',
  malformed: 'unreadable',
}

/** Interprets a failed request to Zoom. */
export function meaningOf(kind: ZoomErrorKind, refusal: Refusal): ZoomMeaning {
  if (kind !== 'refused') return KINDS[kind]
  const rule = RULES.find((each) => fits(each, refusal))
  if (rule !== undefined) return rule.meaning
  return refusal.status === 404 ? 'eventGone' : 'unknown'
}

function fits({ codes, ofRegistrants, message, field }: Rule, refusal: Refusal): boolean {
  return (
    refusal.code !== null &&
    codes.includes(refusal.code) &&
    (ofRegistrants !== true || refusal.operation.includes('/registrants')) &&
    (message === undefined || message.test(refusal.message)) &&
    (field === undefined || refusal.fields.some((name) => field.test(name)))
  )
}
