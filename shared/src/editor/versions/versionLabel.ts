import { formatTime } from '../core/formatTime.ts'
import type { ShownVersion } from './ShownVersion.ts'

/** Name and time of a version, for example "Before the interviews, Mar 1, 2026, 9:00 AM". */
export const versionLabel = ({ name, savedAt }: Pick<ShownVersion, 'name' | 'savedAt'>): string =>
  name === '' ? formatTime(savedAt) : `${name}, ${formatTime(savedAt)}`
