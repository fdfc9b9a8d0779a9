import type { StudySession } from '@outcome-studio/shared/document'
import type { Pasted } from '@outcome-studio/shared/domain'
import { createReadable } from '@outcome-studio/shared/feature'
import type { FocusRequests } from '../model/FocusRequests.ts'
import type { PastePlace } from './planPaste.ts'
import { planPaste } from './planPaste.ts'
import { readClipboard } from './readClipboard.ts'

/** More items than this are shown before they are added. */
export const MOST_WITHOUT_PREVIEW = 50

interface PastingOptions {
  readonly session: StudySession
  readonly focus: FocusRequests
  readonly announce: (words: string) => void
  readonly newId: () => string
}

/** Brings lists and tables from the clipboard into the study, many of them only after a look at what will come. */
export class Pasting {
  /** What waits for a decision. */
  readonly waiting = createReadable<{ readonly pasted: Pasted; readonly place: PastePlace } | null>(null)
  readonly #options: PastingOptions

  constructor(options: PastingOptions) {
    this.#options = options
  }

  /** Returns whether it takes what is pasted; else it is one text, and the field's own. */
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
    const { operation, words, last } = planPaste(session.content, pasted, place, newId)
    if (!session.apply(operation, words)) return
    announce(`${words}.`)
    focus.request(last)
  }
}

const countItems = (pasted: Pasted): number =>
  pasted.kind === 'texts'
    ? pasted.texts.length
    : pasted.steps.reduce((count, { statements }) => count + 1 + statements.length, 0)
