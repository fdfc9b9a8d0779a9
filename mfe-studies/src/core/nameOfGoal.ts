import type { NeedsViews } from '@outcome-studio/shared/document'
import { type Goal, layerItemLabel } from '@outcome-studio/shared/domain/needs'

/** Names a goal by its place, for example "Related job 2". */
export const nameOfGoal = (views: NeedsViews, { id, layer }: Pick<Goal, 'id' | 'layer'>): string =>
  layerItemLabel(layer, views.layer(layer).indexOf(id))
