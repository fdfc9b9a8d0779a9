import type { CheckedStudy } from '../../checker/study/CheckedStudy.ts'
import { type CoachPlace, type CoachQuestion, nextPlace, openQuestion } from './questions.ts'

interface Interruption {
  readonly text: string
  readonly place: CoachPlace
}

const REASONS: Readonly<Record<CoachQuestion, string>> = {
  executor: 'Needs differ between the people who do a job, so a study is about one role.',
  job: 'The job stays the same while products change, so everything else is built on it.',
  steps: 'Steps show where in the job people struggle, so that nothing is overlooked.',
  slow: 'Time is what people most often want less of.',
  wrong: 'What can go wrong is what people want to be less likely.',
  waste: 'Waste and repetition show needs that speed and safety leave out.',
  done: 'A complete study covers every step.',
}

const MEANINGS: readonly (readonly [string, string])[] = [
  ['outcome', 'An **outcome** is a measure of success: a direction, a metric and what it is about.'],
  ['executor', 'The **executor** is the person who does the job.'],
  ['step', 'A **step** is one part of the job, stated as a verb and its object.'],
  ['job', 'A **job** is what people try to get done, without any product.'],
  ['metric', 'A **metric** is what is measured, such as time or likelihood.'],
]

/** The answer to a message that does not answer the open question; null for one that does. */
export function interruptionReply(
  answer: string,
  place: CoachPlace,
  study: CheckedStudy,
): Interruption | null {
  const key = answer
    .toLowerCase()
    .replace(/[^a-z' ]/g, '')
    .trim()
  if (key === '') return { text: 'I did not catch any English words in that.', place }
  if (key === 'why') return { text: REASONS[place.question], place }
  if (key === 'skip' || key === 'next') {
    const isAboutStep = place.stepId !== ''
    const next = isAboutStep ? nextPlace(study, place) : openQuestion(study, null)
    const isStuck = !isAboutStep && next.question === place.question && place.question !== 'done'
    return { text: isStuck ? 'The study needs this before we can go on.' : '', place: next }
  }
  if (key === 'go back' || key === 'back') {
    return { text: 'Going back.', place: backFrom(place) }
  }
  if (key === 'stop' || key === "that's enough" || key === 'thats enough') {
    return { text: 'Good work. We can go on any time, and this is where we will start:', place }
  }
  if (key === 'help' || key === "i don't know" || key === 'i dont know') {
    return { text: 'A rough answer in your own words is enough. Write “skip” to leave this out.', place }
  }
  if (['hi', 'hello', 'thanks', 'thank you'].includes(key)) return { text: 'Glad to help.', place }
  if (key.startsWith('what is ') || key.startsWith("what's ")) {
    const meaning = MEANINGS.find(([word]) => key.includes(word))
    return meaning === undefined ? null : { text: meaning[1], place }
  }
  return null
}

/** The question before, about the same step. */
function backFrom(place: CoachPlace): CoachPlace {
  if (place.question === 'waste') return { ...place, question: 'wrong' }
  if (place.question === 'wrong') return { ...place, question: 'slow' }
  return place
}
