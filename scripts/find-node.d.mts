export declare function betterNode(version: string, platform?: string, arch?: string): string | undefined;
export declare function isGoodEnough(version: string): boolean;
