/** Mounts features with single-spa. Part of the chunk of the first feature, never of the first load. */
export { loadFeature } from '@outcome-studio/shared/feature'
