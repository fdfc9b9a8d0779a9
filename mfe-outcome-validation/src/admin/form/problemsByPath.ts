import type { RulesProblem } from '@outcome-studio/shared/domain'

/** What is wrong with a part of the rules; undefined where nothing is. */
export interface ToldProblems {
  /** @param path such as "patterns.0.id"; what is wrong with parts of it is told as well. */
  at(path: string): string | undefined
}

export const problemsByPath = (problems: readonly RulesProblem[]): ToldProblems => ({
  at: (path) => {
    const found = problems.filter((each) => each.path === path || each.path.startsWith(`${path}.`))
    return found.length === 0 ? undefined : found.map(({ message }) => message).join(' ')
  },
})
