/** One part of a deployment, which is done as a whole or not at all. */
export interface Step {
  /** For example "rules" or "mfe-sia". */
  readonly name: string
  /** Digest of everything that the step deploys. */
  readonly digest: string
  /** What it runs, or what it writes. */
  readonly actions: readonly string[]
}

/** Digests by the names of the steps. */
export type Digests = Readonly<Record<string, string>>

/** A step, and how it differs from what was deployed last. */
export interface PlannedStep extends Step {
  readonly change: 'new' | 'changed' | 'unchanged'
}

/** Rules accept the data of both versions, and functions the calls of both. */
const FIRST = ['rules', 'indexes', 'functions']

/** Its remotes.json names the versions of the features, so they must be there before it. */
const LAST = 'shell'

/**
 * Puts the steps of a deployment into the order in which open pages and new ones work at every moment: rules, indexes,
 * functions, features, shell.
 *
 * @param last what was deployed last; empty for the first deployment
 */
export function planSteps(steps: readonly Step[], last: Digests): readonly PlannedStep[] {
  return [...steps]
    .sort((a, b) => rankOf(a.name) - rankOf(b.name))
    .map((step) => ({ ...step, change: changeOf(step, last[step.name]) }))
}

const changeOf = ({ digest }: Step, last: string | undefined): PlannedStep['change'] =>
  last === undefined ? 'new' : last === digest ? 'unchanged' : 'changed'

function rankOf(name: string): number {
  if (name === LAST) return FIRST.length + 1
  const at = FIRST.indexOf(name)
  return at === -1 ? FIRST.length : at
}

/** Text of a plan for the person who deploys. */
export const describePlan = (steps: readonly PlannedStep[]): string =>
  steps
    .flatMap(({ name, change, actions }) => [
      `${name}: ${change === 'unchanged' ? 'unchanged, left out' : change}`,
      ...(change === 'unchanged' ? [] : actions.map((action) => `  ${action}`)),
    ])
    .map((line) => `${line}\n`)
    .join('')
