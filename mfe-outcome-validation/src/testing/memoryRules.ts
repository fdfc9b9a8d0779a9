import type { RulesPlace, SaveRules, StoredRules } from '@outcome-studio/shared/data'
import { StudioError } from '@outcome-studio/shared/domain'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const keyOf = (place: RulesPlace): string =>
  place.kind === 'study' ? `study ${place.docName}` : 'organisation'

/** Custom rules kept in memory by the rules of the data door, with failures and delays on demand. */
export const memoryRules = {
  stored: new Map<string, StoredRules>(),
  failures: [] as Error[],
  held: Promise.resolve(),
}

export function startRulesAnew(): void {
  memoryRules.stored = new Map()
  memoryRules.failures = []
  memoryRules.held = Promise.resolve()
}

/** As if they had been saved elsewhere. */
export function storeRules(place: RulesPlace, rules: unknown): void {
  const revision = (memoryRules.stored.get(keyOf(place))?.revision ?? 0) + 1
  const json = typeof rules === 'string' ? rules : JSON.stringify(rules, null, 2)
  memoryRules.stored.set(keyOf(place), { json, revision, updatedAt: '2026-03-01T09:00:00.000Z' })
}

export const storedRules = (place: RulesPlace): string | undefined =>
  memoryRules.stored.get(keyOf(place))?.json

async function pass(): Promise<void> {
  await memoryRules.held
  const failure = memoryRules.failures.shift()
  if (failure) throw failure
}

export async function loadRules(place: RulesPlace): Promise<StoredRules | null> {
  await pass()
  return memoryRules.stored.get(keyOf(place)) ?? null
}

export const useRules = (place: RulesPlace | null) =>
  useQuery<StoredRules | null>({
    queryKey: ['customRules', place === null ? 'none' : keyOf(place)],
    queryFn: () => (place === null ? null : loadRules(place)),
    enabled: place !== null,
    retry: false,
  })

export function useSaveRules() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ place, json, basedOnRevision }: SaveRules): Promise<StoredRules> => {
      await pass()
      const before = memoryRules.stored.get(keyOf(place))
      if ((before?.revision ?? null) !== basedOnRevision) throw new StudioError('cen/doc-changed')
      storeRules(place, json)
      const saved = memoryRules.stored.get(keyOf(place))
      if (!saved) throw new StudioError('cen/internal-error')
      return saved
    },
    onSuccess: (saved, { place }) => client.setQueryData(['customRules', keyOf(place)], saved),
  })
}
