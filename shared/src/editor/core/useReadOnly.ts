import { useAccess } from '@outcome-studio/shared/feature'

/** Whether the member can only read: creating and changing need access (docs/product.md §4). */
export const useReadOnly = (): boolean => !useAccess().unrestricted
