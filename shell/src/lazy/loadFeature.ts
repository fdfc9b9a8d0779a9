/** Mounts features with single-spa. Part of the chunk of the first feature, never of the first load. */
export { FEATURE_TIMEOUT_MS, loadFeature } from '@outcome-studio/shared/feature'
