import { useAccess } from '@outcome-studio/shared/feature'
import { use } from 'react'
import { ReadingContext } from './ReadingContext.ts'

/**
 * Whether the open document can only be read: creating and changing need access (docs/product.md §4), and an example is
 * read only.
 */
export const useReadOnly = (): boolean => {
  const { unrestricted } = useAccess()
  return use(ReadingContext) || !unrestricted
}
