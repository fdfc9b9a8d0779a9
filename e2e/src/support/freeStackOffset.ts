import { freePortOffset } from '../../../tools/build/jest/freePortOffset.ts'
import { allPorts, stackPorts } from '../../../tools/hosting/src/ports.ts'

/** Every standard port of the product. */
export function standardPorts(): readonly number[] {
  return allPorts(stackPorts(0))
}

/** Reserves a port offset at which all of the product's ports are free, until this process ends. */
export function freeStackOffset(): Promise<number> {
  return freePortOffset(standardPorts())
}
