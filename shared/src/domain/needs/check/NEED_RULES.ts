import type { FindInText } from '../../checker/Rule.ts'
import { jointsOf } from '../../checker/text/compounds.ts'
import { replaced, spanOf, suggestion, uncapitalized } from '../../checker/text/edits.ts'
import type { Severity } from '../../study/remarks/Remark.ts'
import type { NeedLayer } from '../NEED_LAYERS.ts'
import { CONSUMPTION_VERBS, otherVerb, usualVerb } from './CONSUMPTION_VERBS.ts'
import { emotionalForm, isAction } from './EMOTIONAL_FORMS.ts'

/** A rule about goals in some layers, in addition to the rules about jobs and outcomes. */
export interface NeedRule {
  readonly id: string
  readonly layers: readonly NeedLayer[]
  readonly severity: Severity
  /** Requirement of the rule, in one short sentence. */
  readonly title: string
  /** Reason and advice, for help. */
  readonly explanation: string
  readonly find: FindInText
}

const BEGINNINGS =
  'Start with "Feel", "Avoid feeling", "Be perceived as", "Avoid being perceived as" or "Appear as".'

/** N2: an emotional or social job starts with one of five forms. */
const findOtherForm: FindInText = (statement) => {
  const form = emotionalForm(statement)
  if (form === null) return [{ message: BEGINNINGS, span: spanOf(statement, 0) }]
  const { instead, length } = form
  if (instead === null) return []
  const fix = suggestion(statement, `Start with "${instead}"`, () =>
    length === 0
      ? `${instead} ${uncapitalized(statement.text.trim())}`
      : replaced(statement, 0, length - 1, instead),
  )
  return [
    {
      message: `Start with "${instead}", so that all of them read alike.`,
      span: spanOf(statement, 0, Math.max(length - 1, 0)),
      severity: 'warning',
      suggestion: fix,
    },
  ]
}

/** N3: the form is followed by a feeling, or by how others see someone. */
const findNoFeeling: FindInText = (statement) => {
  const form = emotionalForm(statement)
  if (form === null || form.length === 0) return []
  if (statement.words.length <= form.length)
    return [{ message: 'Say which feeling it is, or how others see someone.', span: null }]
  if (!isAction(statement, form.length)) return []
  const isFeeling = statement.words.slice(0, form.length).some(({ key }) => key.startsWith('feel'))
  const message = isFeeling
    ? 'This is something people do. Write how they want to feel, for example "Feel confident about a decision".'
    : 'This is something people do. Write how others should see them, for example "Be perceived as a careful planner".'
  return [{ message, span: spanOf(statement, form.length, statement.words.length - 1) }]
}

/** N4: one feeling at a time. */
const findSecondFeeling: FindInText = (statement) =>
  jointsOf(statement)
    .slice(0, 1)
    .map((at) => ({
      message: 'Name one feeling at a time: two may be rated differently.',
      span: spanOf(statement, at),
    }))

/** N5: the verbs of the consumption chain. */
const findUnusualVerb: FindInText = (statement) => {
  if (usualVerb(statement) > 0 || statement.words.length === 0) return []
  const other = otherVerb(statement)
  if (other === null) {
    const usual = `${CONSUMPTION_VERBS.slice(0, -1).join(', ')} and ${CONSUMPTION_VERBS.at(-1)}`
    return [
      {
        message: `Is this about having a product? Usual verbs are ${usual}.`,
        span: spanOf(statement, 0),
      },
    ]
  }
  return [
    {
      message: `The usual verb is "${other.usual.toLowerCase()}".`,
      span: spanOf(statement, 0, other.length - 1),
      suggestion: suggestion(statement, `Use "${other.usual}"`, () =>
        replaced(statement, 0, other.length - 1, other.usual),
      ),
    },
  ]
}

/** Rule of a goal in the wrong layer, which suggestLayer finds. */
export const RIGHT_LAYER = {
  id: 'N1',
  severity: 'warning',
  title: 'Put each need into its layer',
  explanation:
    'Jobs, outcomes, feelings, life with a product and money are asked and rated in different ways, so each has a layer of its own.',
} as const

/** The rules of docs/method.md §5 that are not those of jobs and outcomes. Ids are our own. */
export const NEED_RULES: readonly NeedRule[] = [
  {
    id: 'N2',
    layers: ['emotional'],
    severity: 'error',
    title: 'Say how people want to feel or be seen',
    explanation: `${BEGINNINGS} The first two are emotional, the others social: they are about what other people think.`,
    find: findOtherForm,
  },
  {
    id: 'N3',
    layers: ['emotional'],
    severity: 'error',
    title: 'Name the feeling',
    explanation:
      'The beginning alone says nothing, and an action is no feeling. Add the feeling, or what others should see in someone.',
    find: findNoFeeling,
  },
  {
    id: 'N4',
    layers: ['emotional'],
    severity: 'warning',
    title: 'Keep to one feeling',
    explanation: 'Somebody may feel safe and still not feel respected. Give each feeling a line of its own.',
    find: findSecondFeeling,
  },
  {
    id: 'N5',
    layers: ['consumption'],
    severity: 'hint',
    title: 'Follow the life of the product',
    explanation: `From buying it to getting rid of it: ${CONSUMPTION_VERBS.join(', ')}. Other verbs are usually about the job itself.`,
    find: findUnusualVerb,
  },
]
