import type { RulesProblem } from '@outcome-studio/shared/domain/checker'

/** Looks up the problem of a part of the rules; undefined if there is none. */
export interface ProblemsByPath {
  /** @param path for example "patterns.0.id"; problems of its parts are included */
  at(path: string): string | undefined
}

export const problemsByPath = (problems: readonly RulesProblem[]): ProblemsByPath => ({
  at: (path) => {
    const found = problems.filter((each) => each.path === path || each.path.startsWith(`${path}.`))
    return found.length === 0 ? undefined : found.map(({ message }) => message).join(' ')
  },
})
