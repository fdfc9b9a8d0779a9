import { formatTime } from '../core/formatTime.ts'
import type { ShownVersion } from './ShownVersion.ts'

type Named = Pick<ShownVersion, 'name' | 'revision'>

/** The member's name for a version, or "Version 12". Saves of one minute differ in it. */
export const versionName = ({ name, revision }: Named): string => (name === '' ? `Version ${revision}` : name)

/** Name and time of a version, for example "Before the interviews, Mar 1, 2026, 9:00 AM". */
export const versionLabel = (version: Named & Pick<ShownVersion, 'savedAt'>): string =>
  `${versionName(version)}, ${formatTime(version.savedAt)}`
