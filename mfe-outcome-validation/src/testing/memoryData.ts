import type { NewStudyName, SaveStudy, StoredStudy, StudyRestoration } from '@outcome-studio/shared/data'
import type { AutomationRequest, OutcomeAutomationResult, StudyHeader } from '@outcome-studio/shared/domain'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { MemoryStudies } from './MemoryStudies.ts'
import { startRulesAnew } from './memoryRules.ts'

export { loadRules, useRules, useSaveRules } from './memoryRules.ts'

type RunAutomation = (request: AutomationRequest) => Promise<OutcomeAutomationResult>

const findsNothing: RunAutomation = async () => ({ remarks: {}, verLexer: '1.0.0' })

/** Stands in for the data door in component tests: the same hooks over studies in memory. */
export const memory = { studies: new MemoryStudies(), runAutomation: findsNothing }

export const startAnew = (): MemoryStudies => {
  memory.studies = new MemoryStudies()
  startRulesAnew()
  memory.runAutomation = findsNothing
  return memory.studies
}

export const currentStudies = () => memory.studies
export const cachedStudies = () => memory.studies

export function useStudyList() {
  const [data, setData] = useState<readonly StudyHeader[] | undefined>()
  const [error, setError] = useState<Error | null>(null)
  const [attempt, again] = useReducer((count: number) => count + 1, 0)
  const refetch = useCallback(() => again(), [])
  useEffect(() => {
    setError(null)
    return attempt < 0 ? undefined : memory.studies.watchList(setData, setError)
  }, [attempt])
  return { data, error, isPending: data === undefined && error === null, refetch }
}

export const useStudy = (docName: string) =>
  useQuery<StoredStudy>({
    queryKey: ['study', docName],
    queryFn: () => memory.studies.load(docName),
    retry: false,
  })

export const useSaveStudy = () =>
  useMutation({ mutationFn: (command: SaveStudy) => memory.studies.save(command) })

export const useRenameStudy = () =>
  useMutation({ mutationFn: ({ from, to }: NewStudyName) => memory.studies.rename(from, to) })

export const useCopyStudy = () =>
  useMutation({ mutationFn: ({ from, to }: NewStudyName) => memory.studies.copy(from, to) })

export const useRemoveStudy = () =>
  useMutation({
    mutationFn: ({ docName, uuid }: Pick<StudyHeader, 'docName' | 'uuid'>) =>
      memory.studies.remove(docName, uuid),
  })

export const useRestoreStudy = () =>
  useMutation({
    mutationFn: ({ removed, docName }: StudyRestoration) => memory.studies.restore(removed, docName),
  })

export const useExportStudy = () =>
  useMutation({ mutationFn: (docName: string) => memory.studies.export(docName) })

export const useUpgradeStudy = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (docName: string) => {
      await memory.studies.upgrade(docName)
      await client.refetchQueries({ queryKey: ['study', docName] }, { throwOnError: true })
    },
  })
}

/** runOutcomeAutomation is the only callable that features call by its definition. */
export const useCallable = () =>
  useMutation({ mutationFn: (request: AutomationRequest) => memory.runAutomation(request) })
