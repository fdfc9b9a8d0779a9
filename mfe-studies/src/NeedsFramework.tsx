import { needsUuid } from '@outcome-studio/shared/domain/needs'
import { readDocumentAddress, UnknownAddress, useOwnPath } from '@outcome-studio/shared/editor'
import { NEEDS_WORDS } from '@outcome-studio/shared/kinds'
import { LazyCompareScreen } from './compare/LazyCompareScreen.tsx'
import { readComparePath } from './core/comparePath.ts'
import { NeedsListScreen } from './library/NeedsListScreen.tsx'
import { LazyNeedsScreen, preloadNeedsScreen } from './start/LazyNeedsScreen.tsx'

/** The feature: a member's needs documents, and one of them. */
export function NeedsFramework() {
  const path = useOwnPath()
  const compared = readComparePath(path)
  if (compared) return <LazyCompareScreen names={compared} />
  const address = readDocumentAddress(path, needsUuid)
  if (address === null) return <UnknownAddress words={NEEDS_WORDS} />
  return address.kind === 'list' ? (
    <NeedsListScreen preloadDocument={preloadNeedsScreen} />
  ) : (
    <LazyNeedsScreen address={address} />
  )
}
