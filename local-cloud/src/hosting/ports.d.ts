/** Ports of the standard stack, all moved together by an offset. */
export interface StackPorts {
  readonly shell: number
  /** By id of the feature. */
  readonly features: Readonly<Record<string, number>>
  readonly firestore: number
  readonly auth: number
  readonly functions: number
}
/** @param offset added to every port, so that several stacks run side by side */
export declare function stackPorts(offset: number): StackPorts
