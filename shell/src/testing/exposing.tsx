import { defineFeature, type FeatureView } from '@outcome-studio/shared/feature'

/** Loads a module as a remote would expose it, with this view. */
export const exposing = (view: FeatureView) => async () => ({
  default: defineFeature({ name: 'test', view }),
})
