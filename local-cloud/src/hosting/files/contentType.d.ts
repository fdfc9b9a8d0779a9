export declare function contentType(file: string): string
