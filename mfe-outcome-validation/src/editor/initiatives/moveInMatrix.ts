import { keyOf } from '@outcome-studio/shared/ui'
import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
}

/** Moves focus among the cells of a matrix with buttons (ARIA's grid pattern). Other keys are left alone. */
export function moveInMatrix(event: KeyboardEvent<HTMLTableElement>): void {
  const [rows, columns] = STEPS[keyOf(event)] ?? []
  const cell = event.target instanceof Element ? event.target.closest('td') : null
  if (rows === undefined || columns === undefined || !cell) return
  const lines = [...(event.currentTarget.tBodies[0]?.rows ?? [])].map((row) => [
    ...row.querySelectorAll('button'),
  ])
  const at = lines.findIndex((line) => line.some((button) => cell.contains(button)))
  const index = lines[at]?.findIndex((button) => cell.contains(button)) ?? -1
  const line = lines[at + rows]
  if (!line || index < 0) return
  event.preventDefault()
  line[Math.min(Math.max(index + columns, 0), line.length - 1)]?.focus()
}
