import {
  type LinePreview,
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

/** Who does a step, which the coach leaves out. */
const DOER = /^(?:i|we|they|you) /i

/**
 * What stands below a line: the statement or step that it becomes, with the step that it goes under unless that was asked
 * about and the checker's remarks in lines of their own, or what it still has to say.
 * @param preview what the coach would make of the line; undefined before it has told
 */
export function lineHint(line: WrittenLine, preview: LinePreview | undefined): string {
  const { about } = line
  const told = toldIn(line)
  const plain = about === null ? SAID.step : BEGUN[about].replace('…', () => told || '…')
  if (told === '') return plain
  const word = openWordIn(about === null ? told.replace(DOER, '') : told)
  if (word !== null)
    return `Name what “${word}” stands for: a ${about === null ? 'step' : 'statement'} is read on its own.`
  if (tellsSecond(told)) return `Write the second ${about === null ? 'step' : 'fact'} in a line of its own.`
  if (preview === undefined) return plain
  if (preview.isKnown) return 'Your study has this already.'
  const { drafts, remarks, step } = preview
  const filed = step === null ? [] : [`Goes under “${step}”.`]
  return [...drafts, ...filed, ...remarks].join('\n') || SAID[about ?? 'step']
}
