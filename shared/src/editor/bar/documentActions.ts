import type { PageAction } from '@outcome-studio/shared/feature'
import type { MenuChoice } from '@outcome-studio/shared/ui'

/** The formats of the export menu for the command palette. */
export const exportActions = (choices: readonly MenuChoice[]): readonly PageAction[] =>
  choices.map(({ id, label, onAction }) => ({
    id: `export ${id}`,
    kind: 'export',
    label: `Export: ${label}`,
    run: onAction,
  }))

interface View<Id> {
  readonly id: Id
  readonly label: string
}

/**
 * The views that are not shown, for the command palette.
 * @param shown id of the view that is shown
 */
export const viewActions = <Id extends string | null>(
  views: readonly View<Id>[],
  shown: Id,
  show: (id: Id) => void,
): readonly PageAction[] =>
  views
    .filter(({ id }) => id !== shown)
    .map(({ id, label }) => ({ id: `view ${id}`, kind: 'view', label: `Show ${label}`, run: () => show(id) }))
