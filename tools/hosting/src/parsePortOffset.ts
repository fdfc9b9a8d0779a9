import { parsePortOffset as parse } from '../../../local-cloud/src/config/parsePortOffset.ts'
import { allPorts, stackPorts } from './ports.ts'

export { PortOffsetError } from '../../../local-cloud/src/config/parsePortOffset.ts'

/**
 * @param text value of --port-offset
 * @throws PortOffsetError when a port of the stack would be invalid or blocked by browsers
 */
export function parsePortOffset(text: string): number {
  return parse(text, allPorts(stackPorts(0)))
}
