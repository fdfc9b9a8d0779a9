import { defineFeature, type FeatureOptions } from '@outcome-studio/shared/feature'

/** Loads a module as a remote would expose it, with this view. */
export const exposing = (view: FeatureOptions['view']) => async () => ({
  default: defineFeature({ name: 'test', view }),
})
