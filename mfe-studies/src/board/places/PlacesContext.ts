import type { GoalId, NeedLayer } from '@outcome-studio/shared/domain/needs'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { CardPlace, Place } from '../../domain/map/layoutMap.ts'
import type { MapPlaces } from './MapPlaces.ts'

/** null where the goals are a list. */
export const PlacesContext = createContext<MapPlaces | null>(null)

/**
 * The place of a layer on the map. Renders again only when it moves.
 * @returns undefined where the goals are a list
 */
export function usePanelPlace(layer: NeedLayer): Place | undefined {
  const [places, subscribe] = usePlaces(layer)
  return useSyncExternalStore(subscribe, () => places?.panel(layer))
}

/**
 * The place of a goal in its layer. Renders again only when it moves.
 * @returns undefined where the goals are a list
 */
export function useCardPlace(goalId: GoalId): CardPlace | undefined {
  const [places, subscribe] = usePlaces(goalId)
  return useSyncExternalStore(subscribe, () => places?.card(goalId))
}

function usePlaces(key: string) {
  const places = use(PlacesContext)
  const subscribe = useCallback(
    (listener: () => void) => places?.subscribe(key, listener) ?? (() => {}),
    [places, key],
  )
  return [places, subscribe] as const
}

/** Styles of an element at its place. It grows with its content. */
export const atPlace = (place: Place | undefined) =>
  place && { left: place.x, top: place.y, width: place.width, minHeight: place.height }
