/** Moves focus to the row of an outcome. Does nothing if the table does not show it. */
export function focusRow(table: HTMLTableElement | null, statementId: string): void {
  table?.querySelector<HTMLElement>(`[data-row="${CSS.escape(statementId)}"]`)?.focus()
}
