import { useHost } from '@outcome-studio/shared/feature'
import type { Pause, Table } from '@outcome-studio/shared/files'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createPause } from '../core/createPause.ts'
import { guessMapping } from '../domain/import/mapping/guessMapping.ts'
import { type MappedTable, mapTable } from '../domain/import/mapping/mapTable.ts'
import type { TableMapping } from '../domain/import/mapping/TableMapping.ts'

interface Choice {
  readonly table: Table
  /** The first guess, which knows the row of titles. */
  readonly guessed: TableMapping
  readonly mapping: TableMapping
  readonly mapped: MappedTable
}

export interface ChosenMapping extends Choice {
  /** Whether `mapped` is still the result of the last mapping. */
  readonly isPending: boolean
  readonly choose: (table: Table) => void
  readonly change: (mapping: TableMapping) => void
}

/**
 * The chosen sheet and its mapping: guessed at first, then edited by the member. null without tables, and until the
 * first guess. A new choice, and unmounting, abort the work on the last one.
 */
export function useTableMapping(tables: readonly Table[] | null): ChosenMapping | null {
  const host = useHost()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [isPending, setPending] = useState(false)
  const working = useRef<AbortController>(null)

  const start = useCallback(
    async (work: (pause: Pause) => Promise<Choice>) => {
      working.current?.abort()
      working.current = new AbortController()
      const { signal } = working.current
      setPending(true)
      try {
        const made = await work(createPause(signal))
        if (!signal.aborted) setChoice(made)
      } catch (error) {
        if (!signal.aborted) host.showError(error)
      } finally {
        if (!signal.aborted) setPending(false)
      }
    },
    [host],
  )
  useEffect(() => {
    setChoice(null)
    if (tables) void start((pause) => bestGuess(tables, pause))
    return () => working.current?.abort()
  }, [tables, start])

  if (!choice || !tables?.includes(choice.table)) return null
  return {
    ...choice,
    isPending,
    choose: (table) => void start((pause) => guess(table, pause)),
    change: (mapping) => {
      setChoice({ ...choice, mapping })
      void start(async (pause) => ({
        ...choice,
        mapping,
        mapped: await mapTable(choice.table, mapping, pause),
      }))
    },
  }
}

async function guess(table: Table, pause: Pause): Promise<Choice> {
  const guessed = await guessMapping(table, pause)
  return { table, guessed, mapping: guessed, mapped: await mapTable(table, guessed, pause) }
}

/** The sheet with the most job steps and outcome statements. */
async function bestGuess([first, ...others]: readonly Table[], pause: Pause): Promise<Choice> {
  if (!first) throw new Error('There is no table.')
  let best = await guess(first, pause)
  for (const table of others) {
    const choice = await guess(table, pause)
    if (countItems(choice) > countItems(best)) best = choice
  }
  return best
}

const countItems = ({ mapped: { counts } }: Choice): number => counts.jobSteps + counts.outcomeStatements
