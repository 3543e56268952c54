// Generated from openapi/second.yaml by `pnpm generate`. Do not edit.

export interface paths {
    "/api/v1/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member whose token it is. */
        get: operations["getMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/malls/{x}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The offers of the malls for one product, cheapest first. */
        get: operations["getMalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What delivery costs. `unknown` is not free: nobody has said what it costs. */
        Delivery: {
            /** @description Charged for `paid`, and below the threshold for `free-above`. */
            fee?: components["schemas"]["Won"];
            /** @enum {string} */
            kind: "free" | "paid" | "free-above" | "unknown";
            /** @description Order sum from which `free-above` is free. */
            threshold?: components["schemas"]["Won"];
        };
        /** @description The body of every error response. */
        Failure: {
            /**
             * @description A sentence for the developer
             * @example no such category
             */
            message: string;
            result?: null;
            /** @constant */
            success: false;
        };
        /**
         * @default 0
         * @enum {string}
         */
        Flag: "0" | "1";
        /** @example 1000017 */
        ItemId: string;
        /** @description One mall's offer. */
        Market: {
            /** @description Most months without interest; 0 for none. */
            cardInstallment: number;
            costDelivery: components["schemas"]["Delivery"];
            /**
             * @description The card that gets the price, or an empty string.
             * @example 삼성카드
             */
            eventCard: string;
            /**
             * Format: uri
             * @description The offer at the mall.
             */
            href: string;
            /** @description 0 for a mall, else the number of a minishop. */
            idxBManager: number;
            /** @description The mall's own id of the product. */
            itemIdCp: string;
            /** @description The mall's own name of the product. */
            itemNameCp: string;
            /** Format: uri */
            mallImage: string;
            /** @example 11번가 */
            mallName: string;
            /** @description Without delivery; the card price where on_sale is 1. */
            priceB2c: components["schemas"]["Won"];
        };
        MarketResponse: components["schemas"]["Success"] & {
            markets: components["schemas"]["Market"][];
        };
        MemberResponse: components["schemas"]["Success"] & {
            result: {
                member_id: string;
                nickname: string;
            };
        };
        /** @description What every successful answer carries. Data is stored only after these were checked. */
        Success: {
            /** @example success */
            message: string;
            success: boolean;
        };
        /** @description An amount in whole won. */
        Won: number;
    };
    responses: {
        /** @description The request does not fit this document. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is nothing with that id. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The host failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token is missing, unknown or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
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
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getMalls: {
        parameters: {
            query?: {
                /** @description 1 sorts by the price with delivery. */
                delivery_price?: components["schemas"]["Flag"];
                /** @description 1 asks for card prices. */
                on_sale?: components["schemas"]["Flag"];
            };
            header?: never;
            path: {
                id: components["schemas"]["ItemId"];
                /** @description The kind of offers (assumed). */
                x: "all";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description May be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}
