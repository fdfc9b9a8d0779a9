import type { NeedsViews } from '@outcome-studio/shared/document'
import { NEED_LAYERS, type NeedLayer } from '@outcome-studio/shared/domain/needs'

/** Focus key of the executor's field of the core job. */
export const EXECUTOR_FIELD = 'executor'
/** Focus key of the core job's field while there is no core job; then it is the goal's id. */
export const CORE_FIELD = 'core'
/** Focus key of the first field of a goal's details. */
export const detailsKey = (goalId: string): string => `details of ${goalId}`

/** Focus key of a layer's button to add a goal. */
export const addKey = (layer: NeedLayer): string => `add ${layer}`

/** Focus keys of the text fields of the map in the order of the page. */
export function goalFields(views: NeedsViews): readonly string[] {
  const { core } = views
  const others = NEED_LAYERS.filter((layer) => layer !== 'core').flatMap((layer) => views.layer(layer))
  return [core?.id ?? CORE_FIELD, EXECUTOR_FIELD, ...others]
}
