import type { StudySession } from '@outcome-studio/shared/document'
import { allNeeds, type Need } from '@outcome-studio/shared/domain/analysis'
import { type Rating, ratingFields, readRating } from '@outcome-studio/shared/domain/study'
import type { PendingInput } from '@outcome-studio/shared/editor'
import { createReadable, type Readable } from '@outcome-studio/shared/feature'

/** Texts of the two fields of a rating, where they differ from the study. */
export type TypedRating = Readonly<Partial<Record<keyof Rating, string>>>

interface Typed {
  /** By the outcome statement's uuid. */
  readonly ratings: ReadonlyMap<string, TypedRating>
  /** Text that is no number of respondents; null while the field shows the study's. */
  readonly respondents: string | null
}

const NOTHING: Typed = { ratings: new Map(), respondents: null }
const PARTS = ['importance', 'satisfaction'] as const

/**
 * What is typed in the fields of the survey until the study has it. It outlives the fields: an invalid number is still
 * there when the view is opened again.
 */
export class TypedSurvey implements PendingInput {
  readonly savedWithout = 'Saved, except the invalid numbers.'
  readonly #session: StudySession
  readonly #typed = createReadable(NOTHING)
  /** The study's latest edit when a text turned out invalid, by statement; null is the number of respondents. */
  readonly #editBefore = new Map<string | null, StudySession['latestEdit']>()

  constructor(session: StudySession) {
    this.#session = session
  }

  get texts(): Readable<Typed> {
    return this.#typed
  }

  /** Whether the study has everything that was typed. */
  isAllRead = (): boolean => {
    const { ratings, respondents } = this.#typed.get()
    return ratings.size === 0 && respondents === null
  }

  subscribe = (listener: () => void): (() => void) => this.#typed.subscribe(listener)

  typeRating(statementId: string, part: keyof Rating, text: string): void {
    this.#editBefore.delete(statementId)
    this.#setRating(statementId, { ...this.#typed.get().ratings.get(statementId), [part]: text })
  }

  /** Forgets what was typed for one outcome; its fields show the study's numbers again. */
  discardRating(statementId: string): void {
    this.#setRating(statementId, {})
  }

  /** Forgets what was typed in one of the two fields. */
  discardPart(statementId: string, part: keyof Rating): void {
    const { [part]: _discarded, ...rest } = this.#typed.get().ratings.get(statementId) ?? {}
    this.#setRating(statementId, rest)
  }

  /** Puts an outcome's valid numbers into the study. An invalid one stays typed. */
  commitRating(statementId: string): void {
    const typed = this.#typed.get().ratings.get(statementId)
    if (!typed) return
    const need = allNeeds(this.#session.content).find((each) => each.statementId === statementId)
    if (need) this.#commit(need, typed)
    // The statement was removed or emptied in the meantime.
    else this.discardRating(statementId)
  }

  commitAll = (): void => {
    for (const statementId of this.#typed.get().ratings.keys()) this.commitRating(statementId)
  }

  discardLatest = (): string | null => {
    this.commitAll()
    const { ratings, respondents } = this.#typed.get()
    const { canUndo, latestEdit } = this.#session
    const isLatest = (statementId: string | null) =>
      !canUndo || this.#editBefore.get(statementId) === latestEdit
    if (respondents !== null && isLatest(null)) {
      this.#typed.set({ ...this.#typed.get(), respondents: null })
      return describeTyped(respondents)
    }
    const [statementId, typed] = [...ratings].findLast(([id]) => isLatest(id)) ?? []
    if (statementId === undefined || typed === undefined) return null
    this.discardRating(statementId)
    return PARTS.flatMap((part) => typed[part] ?? [])
      .map(describeTyped)
      .join(', ')
  }

  /** Puts the number of respondents into the study; a text that is none stays typed. */
  typeRespondents(text: string): void {
    const respondents = /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : 0
    const isNone = text.trim() === ''
    this.#typed.set({ ...this.#typed.get(), respondents: isNone || respondents > 0 ? null : text })
    if (!isNone && respondents === 0) this.#editBefore.set(null, this.#session.latestEdit)
    if (isNone) this.#session.apply({ kind: 'setStudyFields', fields: { survey: null } })
    else if (respondents > 0) {
      this.#session.apply({ kind: 'setStudyFields', fields: { survey: { respondents } } })
    }
  }

  #commit({ statementId, parts }: Need, typed: TypedRating): void {
    const numbers = { ...parts }
    const invalid: Partial<Record<keyof Rating, string>> = {}
    for (const part of PARTS) {
      const text = typed[part]
      if (text === undefined) continue
      const read = readRating(text, '')
      if (read.problem === null) numbers[part] = read.parts.importance
      else invalid[part] = text
    }
    this.#setRating(statementId, invalid)
    this.#session.apply({ kind: 'setItemFields', uuid: statementId, fields: ratingFields(numbers) })
    if (Object.keys(invalid).length > 0 && !this.#editBefore.has(statementId)) {
      this.#editBefore.set(statementId, this.#session.latestEdit)
    }
  }

  #setRating(statementId: string, typed: TypedRating): void {
    const typedNow = this.#typed.get()
    const ratings = new Map(typedNow.ratings)
    if (Object.keys(typed).length > 0) ratings.set(statementId, typed)
    else ratings.delete(statementId)
    this.#typed.set({ ...typedNow, ratings })
  }
}

const describeTyped = (text: string): string => `“${text.trim()}” typed`
