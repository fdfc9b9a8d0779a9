import {
  summarizeFeatureViews as definition,
  type ViewHours,
  type ViewsSummary,
} from '@outcome-studio/shared/callables/summarizeFeatureViews'
import { callCallable } from '../callables/callCallable.ts'

/** Counts views of features. A chunk of its own, because the definition has schemas. @throws as callCallable */
export const summarizeViews = (hours: ViewHours): Promise<ViewsSummary> => callCallable(definition, { hours })
