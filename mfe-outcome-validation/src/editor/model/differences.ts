import type { Study } from '@outcome-studio/shared/domain'

/** A text that two versions of a study hold differently; null where one does not have it at all. */
export interface Difference {
  /** For example "Outcome statement 2.1", by its place in the version that has it, mine first. */
  readonly where: string
  readonly mine: string | null
  readonly theirs: string | null
}

interface Text {
  readonly where: string
  readonly text: string
}

/** Where two versions of one study differ in what was written, in the order of the study. */
export function differences(mine: Study, theirs: Study): readonly Difference[] {
  const ours = textsOf(mine)
  const others = textsOf(theirs)
  const keys = new Set([...ours.keys(), ...others.keys()])
  return [...keys].flatMap((key) => {
    const [one, other] = [ours.get(key), others.get(key)]
    if (one?.text === other?.text) return []
    const where = one?.where ?? other?.where ?? ''
    return [{ where, mine: one?.text ?? null, theirs: other?.text ?? null }]
  })
}

function textsOf({ jtbd, jobSteps }: Study): ReadonlyMap<string, Text> {
  const steps = jobSteps.flatMap((step, at) => [
    [step.uuid, { where: `Job step ${at + 1}`, text: step.userInput }] as const,
    ...step.outcomeStatements.map(
      ({ uuid, userInput }, index) =>
        [uuid, { where: `Outcome statement ${at + 1}.${index + 1}`, text: userInput }] as const,
    ),
  ])
  return new Map<string, Text>([
    ['executor', { where: 'Job executor', text: jtbd.executor }],
    ['job', { where: 'Job', text: jtbd.userInput }],
    ...steps,
  ])
}
