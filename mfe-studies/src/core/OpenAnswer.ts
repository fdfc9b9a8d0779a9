import type { NeedsSession } from '@outcome-studio/shared/document'
import { type GoalId, goalId } from '@outcome-studio/shared/domain/needs'
import type { PendingInput } from '@outcome-studio/shared/editor'
import { createReadable, type Readable } from '@outcome-studio/shared/feature'
import { type NeedsAnswers, rewriteAnswers } from '../domain/guide/answerOperations.ts'
import type { NeedsQuestion } from '../domain/guide/NEEDS_QUESTIONS.ts'

interface Typed {
  /** By the ids of the question's fields. */
  readonly answers: NeedsAnswers
  /** Goals that the map already has of these answers. */
  readonly written: readonly GoalId[]
}

const NOTHING: Typed = { answers: {}, written: [] }

/**
 * What is typed for the open question of the guided start. The map gets it when the member leaves the question, and
 * before that whenever the document is saved or the page is hidden.
 */
export class OpenAnswer implements PendingInput {
  readonly savedWithout = ''
  readonly #session: NeedsSession
  readonly #typed = createReadable(NOTHING)
  #question: NeedsQuestion | null = null
  #committed = NOTHING.answers

  constructor(session: NeedsSession) {
    this.#session = session
  }

  get typed(): Readable<Typed> {
    return this.#typed
  }

  /** The map takes every text. */
  isAllRead = (): boolean => true

  /** Undo is about the map. The answer stays typed. */
  discardLatest = (): null => null

  subscribe = (): (() => void) => () => {}

  /** @param id of a field of the question */
  type(question: NeedsQuestion, id: string, text: string): void {
    const { answers, written } = this.#typed.get()
    this.#question = question
    this.#typed.set({ answers: { ...answers, [id]: text }, written })
  }

  commitAll = (): void => {
    const { answers, written } = this.#typed.get()
    if (this.#question === null || answers === this.#committed) return
    this.#committed = answers
    const added: GoalId[] = []
    const newId = () => {
      const id = goalId(crypto.randomUUID())
      added.push(id)
      return id
    }
    const operation = rewriteAnswers(this.#question, answers, written, this.#session.content, newId)
    this.#session.apply(operation, 'question answered')
    this.#typed.set({ answers, written: added })
  }

  /** Leaves the answer out of the map, also what a save has put there of it. */
  discard = (): void => {
    const { written } = this.#typed.get()
    if (written.length > 0) {
      this.#typed.set({ answers: {}, written })
      this.commitAll()
    }
    this.#question = null
    this.leave()
  }

  /** Puts the answer into the map and is ready for the next question. */
  leave = (): void => {
    this.commitAll()
    this.#question = null
    this.#typed.set(NOTHING)
    this.#committed = NOTHING.answers
  }
}
