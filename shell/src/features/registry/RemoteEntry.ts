import type { Release } from '@outcome-studio/shared/releases'

/** A release as this page loads it. The integrity is null for an override only: its files are not verified. */
export type RemoteEntry = Omit<Release, 'integrity'> & { readonly integrity: string | null }
