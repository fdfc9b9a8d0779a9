import { freePortOffset } from '../../../build/jest/freePortOffset.ts'
import { stackPorts } from '../../../hosting/src/ports.ts'

/** Every standard port of the product. */
export function standardPorts(): readonly number[] {
  const { features, ...others } = stackPorts(0)
  return [...Object.values(features), ...Object.values(others)]
}

/** Reserves a port offset at which all of the product's ports are free, until this process ends. */
export function freeStackOffset(): Promise<number> {
  return freePortOffset(standardPorts())
}
