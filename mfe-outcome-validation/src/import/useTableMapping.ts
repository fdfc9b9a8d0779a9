import {
  guessMapping,
  type MappedTable,
  mapTable,
  type Table,
  type TableMapping,
} from '@outcome-studio/shared/domain'
import { useMemo, useState } from 'react'

export interface ChosenMapping {
  readonly table: Table
  readonly mapping: TableMapping
  readonly mapped: MappedTable
  readonly choose: (table: Table) => void
  readonly change: (mapping: TableMapping) => void
}

interface Choice {
  readonly table: Table
  readonly mapping: TableMapping
}

/** Which sheet is read and how: guessed first, then as the member says. Null where there are no tables. */
export function useTableMapping(tables: readonly Table[] | null): ChosenMapping | null {
  const guessed = useMemo(() => (tables ? bestGuess(tables) : null), [tables])
  const [chosen, setChosen] = useState<Choice | null>(null)
  const choice = chosen && tables?.includes(chosen.table) ? chosen : guessed
  const mapped = useMemo(() => (choice ? mapTable(choice.table, choice.mapping) : null), [choice])
  if (!choice || !mapped) return null
  return {
    ...choice,
    mapped,
    choose: (table) => setChosen({ table, mapping: guessMapping(table) }),
    change: (mapping) => setChosen({ table: choice.table, mapping }),
  }
}

/** The sheet of which most is understood. */
function bestGuess(tables: readonly Table[]): Choice | null {
  const [only, ...others] = tables.map((table) => ({ table, mapping: guessMapping(table) }))
  if (!only || others.length === 0) return only ?? null
  const ranked = [only, ...others].map((choice) => {
    const { jobSteps, outcomeStatements } = mapTable(choice.table, choice.mapping).counts
    return { choice, items: jobSteps + outcomeStatements }
  })
  return ranked.reduce((best, each) => (each.items > best.items ? each : best)).choice
}
