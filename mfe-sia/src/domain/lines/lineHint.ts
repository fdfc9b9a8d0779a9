import {
  type LinePreview,
  leftOut,
  type OutcomeQuestion,
  openWordIn,
  tellsSecond,
  toldIn,
  type WrittenLine,
} from '@outcome-studio/shared/domain/coach'

/** How to say what the coach would have to ask about. */
const SAID: Readonly<Record<OutcomeQuestion | 'step', string>> = {
  long: 'Begin with what is done, such as “find the key”.',
  wrong: 'Say what happens to what, such as “the lid comes off”.',
  wasted: 'Name what is used up, such as “paint” or “trips to the store”.',
  step: 'Say it as a verb and its object, such as “weigh the flour”.',
}

/** The statement that a line begins, until the coach tells what it makes of it. */
const BEGUN: Readonly<Record<OutcomeQuestion, string>> = {
  long: 'Minimize the time it takes to …',
  wrong: 'Minimize the likelihood that …',
  wasted: 'Minimize the amount of … that is wasted',
}

/** The beginning of a statement, which names nothing that "it" could stand for. */
const PREFIX = /^minimize the (?:time it takes to|time spent|likelihood that) /i

/** What a statement leaves out, as it is no part of the fact. */
const CAUSE = /^(?:so|because|since|cos|cause|bc|which|owing) /i

/** Who does a step, which the coach leaves out. */
const DOER = /^(?:i|we|they|you) /i

/**
 * form: how an empty line begins; draft: the statement or step that a line becomes; place: the step that it goes under,
 * unless that was asked about; warning: a remark of the checker; tip: what the line still has to say.
 */
export type LineHintKind = 'form' | 'draft' | 'place' | 'warning' | 'tip'

/** One of the texts below a line. */
export interface LineHint {
  readonly kind: LineHintKind
  readonly text: string
}

/**
 * What stands below a line.
 * @param preview what the coach would make of the line; undefined before it has told
 */
export function lineHint(line: WrittenLine, preview: LinePreview | undefined): readonly LineHint[] {
  const { about } = line
  const told = toldIn(line)
  const plain = about === null ? SAID.step : BEGUN[about].replace('…', () => told || '…')
  if (told === '') return [{ kind: 'form', text: plain }]
  const word = openWordIn(about === null ? told.replace(DOER, '') : told)
  const drafted = preview?.drafts ?? []
  const left = about === null || drafted.length === 0 ? '' : leftOut(told, drafted)
  const isNamed =
    drafted.length > 0 &&
    (about === null
      ? // "Swap it" after "get the part": the coach knows what it is.
        preview?.isKnown === false
      : // "I drop the key" is drafted with the executor's name.
        (left === '' || CAUSE.test(left) || isClosed(told.replace(left, () => ''))) &&
        drafted.every((text) => openWordIn(text.replace(PREFIX, '')) === null))
  if (word !== null && !isNamed)
    return tip(
      `Name what “${word}” stands for: a ${about === null ? 'step' : 'statement'} is read on its own.`,
    )
  if (tellsSecond(told))
    return tip(`Write the second ${about === null ? 'step' : 'fact'} in a line of its own.`)
  if (preview === undefined) return about === null ? tip(plain) : [{ kind: 'draft', text: plain }]
  if (preview.isKnown) return tip('Your study has this already.')
  const { drafts, remarks, step } = preview
  const hints: readonly LineHint[] = [
    ...drafts.map((text) => ({ kind: 'draft', text }) as const),
    ...(step === null ? [] : [{ kind: 'place', text: `Goes under “${step}”.` } as const]),
    ...(left === ''
      ? []
      : [
          {
            kind: 'tip',
            text: `Left out: “${left}”. If it matters, write it in a line of its own.`,
          } as const,
        ]),
    ...remarks.map((text) => ({ kind: 'warning', text }) as const),
  ]
  return hints.length === 0 ? tip(SAID[about ?? 'step']) : hints
}

/** Whether what is left of a line is told of somebody or something. */
const isClosed = (rest: string): boolean => rest.trim() !== '' && openWordIn(rest) === null

const tip = (text: string): readonly LineHint[] => [{ kind: 'tip', text }]
