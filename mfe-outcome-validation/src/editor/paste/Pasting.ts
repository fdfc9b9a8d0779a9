import type { StudySession } from '@outcome-studio/shared/document'
import { areValues, type Study } from '@outcome-studio/shared/domain/study'
import type { FocusRequests } from '@outcome-studio/shared/editor'
import { createReadable } from '@outcome-studio/shared/feature'
import type { Table } from '@outcome-studio/shared/files'
import type { ImportedStep } from '../../domain/import/ImportedStudy.ts'
import { type PastePlace, type PastePlan, planPaste } from './planPaste.ts'
import { planTable } from './planTable.ts'
import { readClipboard } from './readClipboard.ts'

/** A list of more texts is previewed before it is added. */
export const MOST_WITHOUT_PREVIEW = 50

const VALUES =
  'These are numbers, not job steps or outcome statements. To fill in ratings, paste them in the column Importance or Satisfaction under “Table” or “Needs for analysis”.'

/** A paste that waits for the member. */
export type WaitingPaste =
  | { readonly kind: 'texts'; readonly texts: readonly string[]; readonly place: PastePlace }
  /** A table always waits: its columns need a mapping. */
  | { readonly kind: 'table'; readonly table: Table; readonly place: PastePlace }
  | { readonly kind: 'refused'; readonly message: string }

interface PastingOptions {
  readonly session: StudySession
  readonly focus: FocusRequests
  readonly announce: (text: string) => void
  readonly newId: () => string
}

/** Pastes lists and tables from the clipboard into the study, each as one edit. */
export class Pasting {
  readonly waiting = createReadable<WaitingPaste | null>(null)
  readonly #options: PastingOptions

  constructor(options: PastingOptions) {
    this.#options = options
  }

  /** Returns whether the paste is handled. The field itself handles a single text. */
  take(data: Pick<DataTransfer, 'getData'>, place: PastePlace): boolean {
    const pasted = readClipboard(data)
    if (pasted === null) return false
    if (pasted.kind === 'refused') this.waiting.set(pasted)
    if (pasted.kind === 'table') this.waiting.set({ ...pasted, place })
    if (pasted.kind !== 'texts') return true
    const { texts } = pasted
    if (texts.length === 0) return false
    if (texts.length > 1 && areValues(texts)) {
      this.waiting.set({ kind: 'refused', message: VALUES })
      return true
    }
    if (texts.length === 1 && !isEmptyAt(this.#options.session.content, place)) return false
    if (texts.length > MOST_WITHOUT_PREVIEW) this.waiting.set({ kind: 'texts', texts, place })
    else this.#addTexts(texts, place)
    return true
  }

  /** Adds the list that waits. */
  confirm = (): void => {
    const waiting = this.waiting.get()
    this.waiting.set(null)
    if (waiting?.kind === 'texts') this.#addTexts(waiting.texts, waiting.place)
  }

  /** Adds the table that waits, as it was mapped. */
  addTable = (steps: readonly ImportedStep[]): void => {
    const waiting = this.waiting.get()
    this.waiting.set(null)
    if (waiting?.kind !== 'table') return
    const { session, newId } = this.#options
    this.#apply(planTable(session.content, steps, waiting.place, newId))
  }

  cancel = (): void => this.waiting.set(null)

  #addTexts(texts: readonly string[], place: PastePlace): void {
    const { session, newId } = this.#options
    this.#apply(planPaste(session.content, texts, place, newId))
  }

  #apply({ operation, label, last }: PastePlan): void {
    const { session, focus, announce } = this.#options
    if (!session.apply(operation, label)) return
    announce(`${label}.`)
    focus.request(last)
  }
}

/** Whether the field at the place has no text yet. */
function isEmptyAt({ jobSteps }: Study, place: PastePlace): boolean {
  if (place.kind === 'end') return false
  const step = jobSteps.find(({ uuid }) => uuid === place.stepId)
  if (place.kind === 'step') return step?.userInput === ''
  return (
    step?.outcomeStatements.some((each) => each.uuid === place.statementId && each.userInput === '') ?? false
  )
}
