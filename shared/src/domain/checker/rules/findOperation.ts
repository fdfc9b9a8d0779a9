import type { CheckedEntity, RemarkDraft } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { verbPlace } from '../text/leadingVerb.ts'
import { phraseList } from '../text/PhraseList.ts'
import type { Statement, Word } from '../text/Statement.ts'
import {
  CONTROL_LABELS,
  CONTROLS,
  CREDENTIALS,
  DEVICES,
  MEANS_OF_TRAVEL,
  OPERATING_VERBS,
  SWITCHING,
  TECHNOLOGY_VERBS,
  TURNS,
} from '../vocabulary/actions.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { objectAfter } from './objectAfter.ts'

const switching = phraseList([SWITCHING])
/** Verbs for using a keyboard or a telephone. */
const KEYBOARD_VERBS = wordSet('type dial')
const SETTING_VERBS = wordSet('adjust change open enter configure')
const AT = wordSet('on in into onto at from')

/**
 * Finds a job or step that operates a control or a screen, or whose verb is a technology. The setting it brings about
 * would be the step (docs/method.md §3).
 */
export function operationIn(statement: Statement, entity: CheckedEntity): RemarkDraft | null {
  if (entity === 'outcomeStatement') return null
  const { words } = statement
  const verb = verbPlace(statement)
  const key = words[verb]?.key ?? ''
  if (TECHNOLOGY_VERBS.has(key)) {
    return {
      message: `"${words[verb]?.text}" says which technology is used. What gets done with it?`,
      span: spanOf(statement, verb),
      severity: 'warning',
    }
  }
  const pair = switching.lengthAt(words, verb)
  const object = objectAfter(statement, verb)
  const isOperation =
    pair > 0 || KEYBOARD_VERBS.has(key) || isOperated(key, object) || isAtDevice(statement, verb)
  if (!isOperation) return null
  return {
    message: 'Does this operate a control or a screen? Say what it brings about.',
    span: spanOf(statement, verb, verb + Math.max(pair - 1, object.length)),
    severity: 'warning',
  }
}

function isOperated(verb: string, object: readonly Word[]): boolean {
  const thing = object.findLast(({ key }) => !TURNS.has(key))?.key ?? ''
  if (verb === 'enter') return CREDENTIALS.has(thing)
  if (verb === 'take') return MEANS_OF_TRAVEL.has(thing)
  if (SETTING_VERBS.has(verb) && thing === 'settings') return true
  if (!OPERATING_VERBS.has(verb)) return false
  return CONTROLS.has(thing) || (object.length === 1 && (CONTROL_LABELS.has(thing) || thing.includes('+')))
}

/** "Put the card into the reader" */
const isAtDevice = ({ words }: Statement, verb: number): boolean =>
  words.some(({ key }, index) => index > verb + 1 && DEVICES.has(key) && AT.has(words[index - 2]?.key ?? ''))
