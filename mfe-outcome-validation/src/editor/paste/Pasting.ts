import type { StudySession } from '@outcome-studio/shared/document'
import type { Pasted } from '@outcome-studio/shared/domain'
import { createReadable } from '@outcome-studio/shared/feature'
import type { FocusRequests } from '../model/FocusRequests.ts'
import type { PastePlace } from './planPaste.ts'
import { planPaste } from './planPaste.ts'
import { readClipboard } from './readClipboard.ts'

/** A paste of more items is previewed before it is added. */
export const MOST_WITHOUT_PREVIEW = 50

interface PastingOptions {
  readonly session: StudySession
  readonly focus: FocusRequests
  readonly announce: (text: string) => void
  readonly newId: () => string
}

/** Pastes lists and tables from the clipboard into the study. A large paste waits for confirmation. */
export class Pasting {
  /** The paste that waits for confirmation. */
  readonly waiting = createReadable<{ readonly pasted: Pasted; readonly place: PastePlace } | null>(null)
  readonly #options: PastingOptions

  constructor(options: PastingOptions) {
    this.#options = options
  }

  /** Returns whether the paste is handled. The field itself handles a single text. */
  take(data: Pick<DataTransfer, 'getData'>, place: PastePlace): boolean {
    const pasted = readClipboard(data)
    if (pasted === null) return false
    if (countItems(pasted) > MOST_WITHOUT_PREVIEW) this.waiting.set({ pasted, place })
    else this.#add(pasted, place)
    return true
  }

  confirm = (): void => {
    const waiting = this.waiting.get()
    this.waiting.set(null)
    if (waiting) this.#add(waiting.pasted, waiting.place)
  }

  cancel = (): void => this.waiting.set(null)

  #add(pasted: Pasted, place: PastePlace): void {
    const { session, focus, announce, newId } = this.#options
    const { operation, label, last } = planPaste(session.content, pasted, place, newId)
    if (!session.apply(operation, label)) return
    announce(`${label}.`)
    focus.request(last)
  }
}

const countItems = (pasted: Pasted): number =>
  pasted.kind === 'texts'
    ? pasted.texts.length
    : pasted.steps.reduce((count, { statements }) => count + 1 + statements.length, 0)
