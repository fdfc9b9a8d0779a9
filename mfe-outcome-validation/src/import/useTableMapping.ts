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

/** The chosen sheet and its mapping: guessed at first, then edited by the member. null without tables. */
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

/** The sheet with the most recognised columns. */
function bestGuess(tables: readonly Table[]): Choice | null {
  const [only, ...others] = tables.map((table) => ({ table, mapping: guessMapping(table) }))
  if (!only || others.length === 0) return only ?? null
  const ranked = [only, ...others].map((choice) => {
    const { jobSteps, outcomeStatements } = mapTable(choice.table, choice.mapping).counts
    return { choice, items: jobSteps + outcomeStatements }
  })
  return ranked.reduce((best, each) => (each.items > best.items ? each : best)).choice
}
