import type { ComponentType } from 'react'

/** One way of looking at an open study. Those beside writing are fetched when they are first looked at. */
export interface EditorView {
  /** As it stands in the address, `?view=map`. */
  readonly id: string
  readonly label: string
  readonly load: () => Promise<ComponentType>
}
