import type { InitiativeId } from '@outcome-studio/shared/domain/study'

/** Focus key of the name of an initiative. */
export const initiativeKey = (id: InitiativeId): string => `initiative ${id}`

/** Name of an initiative on screen; `Untitled` without one. */
export const shownName = ({ name }: { readonly name: string }): string => name.trim() || 'Untitled'
