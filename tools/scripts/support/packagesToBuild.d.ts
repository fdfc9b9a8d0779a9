/** Folders of the packages that are built and hosted: the shell, and every feature of the areas table. */
export declare function packagesToBuild(): readonly string[];
