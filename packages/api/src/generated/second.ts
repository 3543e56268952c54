// Generated from openapi/second.yaml by `pnpm generate`. Do not edit.

export interface paths {
    readonly "/api/v1/member/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The member whose token it is. */
        readonly get: operations["getMember"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desktop/v1/shopping/items/{id}/malls/{x}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The offers of the malls for one product, cheapest first. */
        readonly get: operations["getMalls"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What delivery costs. `unknown` is not free: nobody has said what it costs. */
        readonly Delivery: {
            /** @description Charged for `paid`, and below the threshold for `free-above`. */
            readonly fee?: components["schemas"]["Won"];
            /** @enum {string} */
            readonly kind: "free" | "paid" | "free-above" | "unknown";
            /** @description Order sum from which `free-above` is free. */
            readonly threshold?: components["schemas"]["Won"];
        };
        /** @description The body of every error response. */
        readonly Failure: {
            /**
             * @description A sentence for the developer
             * @example no such category
             */
            readonly message: string;
            readonly result?: null;
            /** @constant */
            readonly success: false;
        };
        /**
         * @default 0
         * @enum {string}
         */
        readonly Flag: "0" | "1";
        /** @example 1000017 */
        readonly ItemId: string;
        /** @description One mall's offer. */
        readonly Market: {
            /** @description Most months without interest; 0 for none. */
            readonly cardInstallment: number;
            readonly costDelivery: components["schemas"]["Delivery"];
            /**
             * @description The card that gets the price, or an empty string.
             * @example 삼성카드
             */
            readonly eventCard: string;
            /**
             * Format: uri
             * @description The offer at the mall.
             */
            readonly href: string;
            /** @description 0 for a mall, else the number of a minishop. */
            readonly idxBManager: number;
            /** @description The mall's own id of the product. */
            readonly itemIdCp: string;
            /** @description The mall's own name of the product. */
            readonly itemNameCp: string;
            /** Format: uri */
            readonly mallImage: string;
            /** @example 11번가 */
            readonly mallName: string;
            /** @description Without delivery; the card price where on_sale is 1. */
            readonly priceB2c: components["schemas"]["Won"];
        };
        readonly MarketResponse: components["schemas"]["Success"] & {
            readonly markets: readonly components["schemas"]["Market"][];
        };
        readonly MemberResponse: components["schemas"]["Success"] & {
            readonly result: {
                readonly member_id: string;
                readonly nickname: string;
            };
        };
        /** @description What every successful answer carries. Data is stored only after these were checked. */
        readonly Success: {
            /** @example success */
            readonly message: string;
            readonly success: boolean;
        };
        /** @description An amount in whole won. */
        readonly Won: number;
    };
    responses: {
        /** @description The request does not fit this document. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is nothing with that id. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The host failed. */
        readonly ServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token is missing, unknown or expired. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The member. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MemberResponse"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getMalls: {
        readonly parameters: {
            readonly query?: {
                /** @description 1 sorts by the price with delivery. */
                readonly delivery_price?: components["schemas"]["Flag"];
                /** @description 1 asks for card prices. */
                readonly on_sale?: components["schemas"]["Flag"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["ItemId"];
                /** @description The kind of offers (assumed). */
                readonly x: "all";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description May be empty. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MarketResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
}
