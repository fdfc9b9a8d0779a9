/** What mounts features, with single-spa: in the chunk that the first feature needs, never in the first load. */
export { FEATURE_TIMEOUT_MS, loadFeature } from '@outcome-studio/shared/feature'
