import type { Lazy } from '@outcome-studio/shared/domain'
import type { ComponentType } from 'react'

/** A view of an open study other than writing, loaded when it is first shown. */
export interface EditorView {
  /** Value of the query parameter `view`, as in `?view=map`. */
  readonly id: string
  readonly label: string
  readonly component: Lazy<ComponentType>
}
