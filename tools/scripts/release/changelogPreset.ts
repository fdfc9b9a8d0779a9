/** A commit as lerna's parser reads it. */
interface Commit {
  /** What follows the package. Absent in a subject of another form, which changelogs leave out. */
  readonly subject?: string | null
  readonly hash: string | null
  /** Paragraphs that begin with one of `noteKeywords`. */
  readonly notes: readonly unknown[]
}

const LEVEL = { major: 0, minor: 1, patch: 2 } as const

/**
 * Tells `lerna version` how to read our commits, `package: imperative subject`. "BREAKING CHANGE:" in the body raises
 * the major version, a subject that begins with "add" the minor one, every other commit the patch.
 */
const changelogPreset = {
  parser: {
    headerPattern: /^([^:]+): (.+)$/,
    headerCorrespondence: ['package', 'subject'],
    noteKeywords: ['BREAKING CHANGE'],
  },
  writer: {
    transform: ({ subject, hash, ...commit }: Commit) =>
      subject ? { ...commit, header: subject, hash: hash?.slice(0, 8) } : null,
    // The address of the repository depends on the clone.
    finalizeContext: (context: object) => ({ ...context, linkReferences: false }),
  },
  whatBump: (commits: readonly Commit[]) => {
    if (commits.some(({ notes }) => notes.length > 0)) return { level: LEVEL.major }
    const isAddition = commits.some(({ subject }) => subject?.startsWith('add '))
    return { level: isAddition ? LEVEL.minor : LEVEL.patch }
  },
}

// lerna loads the default export.
export default changelogPreset
