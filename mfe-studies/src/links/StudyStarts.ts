import type { NeedsSession } from '@outcome-studio/shared/document'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { type GoalId, studyNameFor } from '@outcome-studio/shared/domain/needs'
import { type Study, type StudyUuid, studyUuid } from '@outcome-studio/shared/domain/study'
import { startStudy } from '../domain/links/startStudy.ts'

/** How many names are tried before the refusal is shown. */
const NAMES_TRIED = 20

/** What one press came to. */
export type StartResult =
  | { readonly kind: 'started'; readonly docName: string }
  /** The map itself is not stored, so nothing could lead back to it. Its own notices say why. */
  | { readonly kind: 'notSaved' }
  /** The goal has no text, or no longer exists. */
  | { readonly kind: 'nothingToStart' }

interface StudyStartsOptions {
  readonly session: NeedsSession
  readonly save: (command: {
    readonly docName: string
    readonly content: Study
    readonly basedOnRevision: null
  }) => Promise<unknown>
  readonly newId: () => string
}

/** What a repeat needs to find a study again whose save was stored although its answer was lost. */
interface Attempt {
  readonly uuid: StudyUuid
  /** Names that belong to other studies. */
  readonly taken: Set<string>
}

/**
 * Starts studies from the goals of one open map. Two presses at once make one study, and so does a repeat after a
 * failure.
 */
export class StudyStarts {
  readonly #options: StudyStartsOptions
  readonly #underWay = new Map<GoalId, Promise<StartResult>>()
  readonly #attempts = new Map<GoalId, Attempt>()

  constructor(options: StudyStartsOptions) {
    this.#options = options
  }

  /** @throws StudioError if the study could not be saved; nothing is linked then */
  start(goalId: GoalId): Promise<StartResult> {
    const running = this.#underWay.get(goalId)
    if (running) return running
    const start = this.#start(goalId).finally(() => this.#underWay.delete(goalId))
    this.#underWay.set(goalId, start)
    return start
  }

  async #start(goalId: GoalId): Promise<StartResult> {
    const { session, newId } = this.#options
    if (!session.header && !(await session.save())) return { kind: 'notSaved' }
    const attempt = this.#attempts.get(goalId) ?? { uuid: studyUuid(newId()), taken: new Set() }
    this.#attempts.set(goalId, attempt)
    const docName = session.header?.docName ?? session.docName
    const started = startStudy(session.content, { goalId, docName, uuid: attempt.uuid, newId })
    if (!started) return { kind: 'nothingToStart' }
    const name = await this.#saveUnderFreeName(started.study, attempt.taken)
    this.#attempts.delete(goalId)
    const wasSaved = !session.isDirty
    session.apply(started.link(name), 'study started')
    // Other unsaved edits wait for the member's own save.
    if (wasSaved) await session.save()
    return { kind: 'started', docName: name }
  }

  async #saveUnderFreeName(study: Study, taken: Set<string>): Promise<string> {
    for (;;) {
      const docName = studyNameFor(study.jtbd.userInput, taken)
      try {
        await this.#options.save({ docName, content: study, basedOnRevision: null })
        return docName
      } catch (error) {
        const isTaken = describeError(error).code === 'cen/doc-already-exists'
        if (!isTaken || taken.size === NAMES_TRIED) throw error
        taken.add(docName)
      }
    }
  }
}
